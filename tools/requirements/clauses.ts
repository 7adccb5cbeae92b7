/** The specification's chapters and clauses, each clause under its number and told in this project's own words. */
export const CHAPTERS: readonly { title: string; clauses: Readonly<Record<string, string>> }[] = [
  {
    title: "1. Purpose and audience",
    clauses: {
      "1.1":
        "Merchants are the only kind of user: they sign up by e-mail, pay for packages in USDT, create applications with a key and a secret, and follow bills, currencies and transactions; the server gives each a payment address.",
      "1.2":
        "Around the console stand a public landing page and an enterprise page; there are several languages, and a light and a dark theme.",
    },
  },
  {
    title: "2. Screens and routes",
    clauses: {
      "2.1": "`/` leads to `/home`.",
      "2.2": "`/home` is the landing page.",
      "2.3": "`/demo01` is a page for visitors.",
      "2.4": "`/login` is where a merchant signs in.",
      "2.5": "`/register` is where a merchant signs up.",
      "2.6": "`/forget` helps with a forgotten password.",
      "2.7": "`/products/enterprise-pack` presents the enterprise product.",
      "2.8":
        "`/console` opens its home at `/console/index`, the first entry of the menu; the route is named `console`.",
      "2.9": "`/order` opens the merchant's orders at `/order/list`, second in the menu.",
      "2.10": "`/app` opens the applications at `/app/list`, after the orders in the menu.",
      "2.11": "`/bill` opens the application bills at `/bill/list`, after the applications.",
      "2.12": "`/rechargeBill` opens the recharge bills at `/rechargeBill/list`, level with the application bills.",
      "2.13": "`/currencybill` opens the currency list at `/currencybill/list`, last of the lists.",
      "2.14": "Every list may be opened in any role.",
      "2.15": "`/redirect/{path}` passes a signed-in person on to another route.",
      "2.16": "An address that nothing answers shows the not-found page.",
      "2.17":
        "The workplace dashboard at `/dashboard/workplace` is where people land by default; its title is the text `menu.dashboard.workplace`.",
      "2.18":
        "A menu from mock data (a dashboard with its workplace, and a link out) exists for mocking alone and is no part of the product.",
      "2.19": "Whoever holds a token and asks for the sign-in page is taken to the console.",
      "2.20":
        "Without a token only the landing, enterprise, sign-up and forgotten-password pages open; all else goes to sign-in, which remembers the intended route by name and its query.",
      "2.21":
        "Sign-in asks for e-mail and password, can remember, and links to the forgotten-password and sign-up pages.",
      "2.22":
        "Sign-up asks for the e-mail, a code that can be sent again, and the password twice, and leads back to sign-in.",
      "2.23":
        "A forgotten password takes two steps, proving the e-mail by a code and then setting the password twice, and ends in a dialog.",
      "2.24":
        "The console's home welcomes, shows resources, plan and trial, counts, balance, the day's receipts and a trend over a week, a month or three, and leads on to tasks, guides and help.",
      "2.25": "Ordering begins with choosing a package.",
      "2.26":
        "The orders are a list searched by status, code and time, with details, a pay dialog (what to pay, copying, payment made) and a cancellation that asks first.",
      "2.27": "The applications are a list with dialogs to add and to edit one, and a view of its credentials.",
      "2.28": "The application bills are a list with filters.",
      "2.29": "The recharge bills are a list.",
      "2.30": "The currencies are a list.",
      "2.31":
        "The menu also leads to transaction records, callbacks, the wallet and the merchant's own currencies, whose content is left to this project.",
      "2.32": "The user centre shows e-mail, role and user ID, and a nickname that can be edited.",
      "2.33": "A dialog changes the password: the old one, and the new one twice.",
      "2.34":
        "The side menu holds eleven entries: console, orders, both kinds of bills, wallet, applications, callbacks, own currencies, transaction records, currency list and user centre.",
      "2.35":
        "The bar at the top switches theme, full screen and language, changes the password, copies the merchant number, edits personal data and signs out.",
      "2.36": "A message box has tabs for messages, notices and tasks, and an entry that switches the role.",
      "2.37":
        "A settings drawer 300 wide sets colour, menu, bars, footer, colour-weak mode and language, and copies the settings; while the navbar is hidden, a floating button opens it.",
      "2.38":
        "The front end can sign in through a third-party identity provider, by code or token in a popup or by one tap; where is left open.",
      "2.39":
        "At first the theme is light, navbar, menu and footer show, the menu is 220 wide, the colour is #165DFF, and tabs and server menu are off.",
    },
  },
  {
    title: "3. Entities",
    clauses: {
      "3.1":
        "The browser keeps the token (`token`), the user with five fields (`UserIdToken`) and the locale (`arco-locale`, at first en-US).",
      "3.2": "A successful sign-in answers with a token and the user's id, e-mail, language, nickname and picture.",
      "3.3":
        "A profile carries a person's name, contact, work, registration and certification data, a role that is empty at first, nickname and merchant ID.",
      "3.4": "A tab knows its title, route name, full path, query and whether it is left out of the cache.",
      "3.5":
        "An order has its code, package, term in months, USDT amount, pay status, type and times; its detail adds product, usage, totals and what it upgrades.",
      "3.6":
        "A package limits wallets, currencies and applications, or leaves them unlimited, for a term, until it expires.",
      "3.7":
        "An application has a code, name, address, two callback addresses, a time, a status, a remark, and its key and secret.",
      "3.8":
        "An application bill tells of one collection: parties, amounts, chain, token, block, hash, times and whether notice was given.",
      "3.9": "A recharge bill has its number, currency, amount, two addresses and the time of payment.",
      "3.10":
        "A currency has a name, symbol, contract, kind (main coin or token), unit, chain, status and time of arrival.",
      "3.11":
        "The dashboard's figures are the balance, the main chain's amount, wallets, currencies, applications and the day's collection.",
      "3.12":
        "The settings hold which parts of the layout show, the menu's width, colour-weak mode and whether their drawer is open.",
      "3.13": "A message, known from mock data, has a type, texts, a picture, a time, a kind and whether it was read.",
      "3.14": "How orders, applications and bills are named on the wire is left open, so those names are proposals.",
    },
  },
  {
    title: "4. States and transitions",
    clauses: {
      "4.1":
        "Signing in stores token and user, and a failure clears the token; signing out clears all of it, profile, tabs and server menu too, even when the call fails.",
      "4.2": "The role changes between user and admin on the client alone.",
      "4.3": "The theme changes between light and dark.",
      "4.4":
        "An order is pending, waiting for confirmation, paid, failed or cancelled: paying leads from pending through waiting to paid or failed, cancelling asks first, and after payment the way to the orders is offered.",
      "4.5":
        "An application is enabled or stopped; its credentials and its editing open only after a code by e-mail was checked.",
      "4.6": "Notice of a bill was not given yet, arrived or failed.",
      "4.7":
        "A setting takes effect as it is changed: inverted colours, the menu from the server, the menu on top (which unfolds the side menu), the drawer itself.",
      "4.8": "A message becomes read once its id was posted (mock data only).",
      "4.9":
        "A new language is set, saved on the server for the signed-in, kept locally, confirmed, and the page reloads; an empty or equal one changes nothing.",
    },
  },
  {
    title: "5. Validation",
    clauses: {
      "5.1": "Required fields can't be left empty.",
      "5.2": "An e-mail address must look like one.",
      "5.3": "A password has eight characters or more, among them upper case, lower case and digits.",
      "5.4": "The repeated password equals the first, wherever one is set.",
      "5.5": "An e-mail address registers once.",
      "5.6": "The e-mail code can't be empty.",
      "5.7": "Signing in needs both e-mail and password.",
      "5.8": "Ordering without a chosen package asks to choose one first.",
      "5.9": "Signing out with no stored user clears the session and reloads.",
      "5.10": "A locale that is empty or undefined is passed over.",
      "5.11": "Editing the nickname asks for it.",
    },
  },
  {
    title: "6. Roles and permissions",
    clauses: {
      "6.1": "The signed-in part needs a token, and its lists are open to every role.",
      "6.2": "The roles are user and admin; at first there is none.",
      "6.3":
        "An element can be reserved for roles and is absent for others; an empty list reserves nothing, and anything but a list is an error.",
      "6.4": "Mock data takes the role from local storage (`userRole`), else admin.",
      "6.5": "An e-mail code guards an application's credentials and its editing.",
    },
  },
  {
    title: "7. Calls",
    clauses: {
      "7.1":
        "Every request says JSON, the language and, when there is one, the bearer token; it waits 120 seconds at most, and sends no cookies as credentials.",
      "7.2": "Every answer comes in one envelope: whether it succeeded, an error code and message, and the data.",
      "7.3": "`POST /api/Login/Login` signs in.",
      "7.4": "`POST /api/User/SentVerificationCode` sends a code to the e-mail of a sign-up or a reset.",
      "7.5": "`POST /api/Register/Register` registers.",
      "7.6": "`POST /api/Register/CheckCaptchaCode` checks a code.",
      "7.7": "`GET /api/Login/Logout` signs the user of `uid` out.",
      "7.8": "`GET /api/user/logout` loads, in spite of its name, the profile of the user `id`.",
      "7.9": "`POST /api/user/menu` answers with the server's menu.",
      "7.10": "`POST /api/User/UpdatePwd` changes the password.",
      "7.11": "`POST /api/User/ResetPassword` sets a forgotten password anew.",
      "7.12": "`POST /api/wallet/{product}Client/GetUserWallet` answers with the user's payment address.",
      "7.13": "`POST /api/User/Language` saves the language.",
      "7.14": "`POST /api/User/update` saves the profile.",
      "7.15": "`GET /api/Login/CheckLastLogin` takes its question in the query.",
      "7.16":
        "The calls for orders, packages, applications, bills, currencies and credentials are left open, so theirs are proposals.",
      "7.17": "Five mock calls exist for debugging alone, off by default and slow on purpose.",
      "7.18": "Mock answers have an envelope and codes of their own.",
      "7.19":
        "The identity provider's library comes from its own host and calls back with a credential, a code or a token.",
    },
  },
  {
    title: "8. Errors and messages",
    clauses: {
      "8.1": "The code `3000` is an ordinary answer.",
      "8.2": "A refusal shows its message for five seconds, and each code once until the page is loaded again.",
      "8.3":
        "Eleven codes end the session: a blocking dialog offers to stay or to sign in again, which signs out properly, clears and reloads.",
      "8.4": "A request that fails on its way shows what is known of it for five seconds.",
      "8.5": "Loading the server's menu tells of its beginning, success and failure.",
      "8.6": "A failed sign-in asks to refresh and to try again.",
      "8.7": "Sign-up names an e-mail that is taken and a code that is empty.",
      "8.8": "Setting a forgotten password says when both entries differ.",
      "8.9": "There are messages for a missing package, an order whose check failed and a bill whose notice failed.",
      "8.10": "Ten successes are told, from copying and ordering to verifying, resetting and renaming.",
      "8.11": "Where a code is asked for, a reminder says that the data is important and not to be leaked.",
      "8.12": "Mock answers have two messages of their own.",
      "8.13":
        "The identity library reports a missing client id, a script that fails to load, and being run on a server.",
      "8.14": "What other codes mean is left open.",
    },
  },
  {
    title: "9. Constants and limits",
    clauses: {
      "9.1": "A request waits 120,000 ms; an error shows for 5,000 ms.",
      "9.2": "The menu is 220 wide at first, the settings drawer 300; the theme colour is #165DFF.",
      "9.3": "Passwords: eight characters at least, upper and lower case, and digits.",
      "9.4": "Orders are counted in USDT and months, terms in months and quarters; a package may have no limit.",
      "9.5": "Trends cover one week, one month or three months.",
      "9.6":
        "The texts exist in six languages; the stored choice counts, else en-US, and English stands in for what is missing.",
      "9.7": "Colour-weak mode inverts by 80 percent.",
      "9.8": "Tabs do not cache the routes that say so (`ignoreCache`).",
      "9.9": "The progress bar has no spinner, and a chart fills its place.",
      "9.10": "The identity provider is asked for e-mail, profile and openid, and shows a large outlined button.",
      "9.11": "Region codes of the mock data have six digits, whose trailing zeros tell a city or a province.",
      "9.12": "The copyright line names 2024.",
    },
  },
];

/** Every clause number that the specification has. */
export const CLAUSE_NUMBERS: ReadonlySet<string> = new Set(CHAPTERS.flatMap(({ clauses }) => Object.keys(clauses)));
