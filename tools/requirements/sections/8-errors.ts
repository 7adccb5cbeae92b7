import type { Section } from "./section.ts";

export const ERRORS: Section = {
  title: "8. Errors and messages",
  clauses: {
    "8.1": { a: "The code 3000 is an ordinary answer." },
    "8.2": {
      a: "A refusal shows a toast with its errMsg.",
      b: "Without an errMsg it says “Error”.",
      c: "It shows for 5 seconds.",
      d: "Each errCode shows once until the page is loaded again.",
    },
    "8.3": {
      a: "The codes 4010, 4011, 4013, 4019, 4020, 4014, 4015, 4021, 4025, 4027 and 5010 open a dialog, and no other does.",
      b: "The dialog is blocking.",
      c: "Its title is the errMsg.",
      d: "It says “You have been logged out, you can cancel to stay on this page, or log in again”.",
      e: "Its button is Re-Login.",
      f: "Confirmed by a stored user, the server's logout call is made.",
      g: "Then “Logout succeed” is shown.",
      h: "Then token and user are cleared and the page reloads.",
      i: "Without a stored user it clears and reloads directly.",
    },
    "8.4": {
      a: "A request that fails on its way shows a toast that says what is known of it.",
      b: "Where nothing is known it says “Request Error”.",
      c: "It shows for 5 seconds.",
    },
    "8.5": {
      a: "The server's menu says that it is loading.",
      b: "It says when it is loaded.",
      c: "It says when it could not be loaded.",
    },
    "8.6": { a: "A failed sign-in says “Login error, please refresh and retry”." },
    "8.7": {
      a: "Registration says that an email already exists.",
      b: "Registration says that the code is empty.",
    },
    "8.8": { a: "A forgotten password says that both passwords are not equal, and to enter them again." },
    "8.9": {
      a: "Ordering says to select a package first.",
      b: "An order whose check failed says so.",
      c: "A bill whose notice failed says so.",
    },
    "8.10": {
      a: "Copying says that it succeeded.",
      b: "An order that is created says so.",
      c: "A registration that is done says so.",
      d: "A sign-in welcomes.",
      e: "An application that is created says so.",
      f: "An edit that is saved says so.",
      g: "A code that is sent to the email says so.",
      h: "A verification that succeeded says so.",
      i: "A password that is reset says so, and to sign in with the new one.",
      j: "A nickname that is changed says so.",
    },
    "8.11": { a: "The dialog that asks for a code reminds that the data is important and not to be leaked." },
    "8.12": { a: "The mock says “not logged in” with 50008.", b: "The mock says “request succeeded” with 20000." },
    "8.13": {
      a: "Without a client id the identity library says “clientId is required”.",
      b: "When its script fails it says “Failed to load the Google 3P Authorization JavaScript Library.”",
      c: "Run on a server, it says so.",
    },
    "8.14": { a: "Any other code is shown with its message, and opens no dialog." },
  },
};
