import { describe } from "vitest";
import { test } from "#model-tests/browser/journey.ts";
import { DocumentedService } from "./documented-service.ts";
import * as journeys from "./journeys.ts";
import { SHAPES } from "./shapes.ts";

describe("the account, the wallet and the console home, at a service that has the documented calls alone", () => {
  test.for(Object.entries(SHAPES))("and writes %s", async ([, shape], { comeIn }) => {
    const person = await comeIn();
    // The calls that it lacks, and the tokens that it does not know, are its own to refuse.
    person.complaints.allow(/Failed to load resource: the server responded with a status of 40[014]/);
    // What the console says, once each, of the calls that the service does not have.
    person.complaints.allow(/ · notOffered · /);
    const service = new DocumentedService(shape);
    await service.standInFor(person);
    await journeys.register(person);
    await journeys.signIn(person);
    await journeys.readHome(person);
    await journeys.readWallet(person);
    await journeys.changeNickname(person);
    await journeys.changePassword(person);
    await journeys.signInAgain(person, service);
    await journeys.resetPassword(person);
    await journeys.signOut(person);
  });
});
