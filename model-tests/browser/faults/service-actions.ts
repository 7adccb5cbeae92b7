import { gate, newApplication } from "#model-tests/browser/areas/applications.ts";
import { payDialog } from "#model-tests/browser/areas/orders.ts";
import type { Person } from "#model-tests/browser/person.ts";
import type { Merchant, Service } from "#model-tests/browser/service.ts";

/** Actions that need the real service, with their screens and results. */
export const SERVICE_ACTIONS: readonly {
  path: string;
  /** Opens what the action needs. @returns the action, and a wait for its result. */
  prepare: (on: { person: Person; merchant: Merchant; service: Service }) => Promise<{
    act: () => Promise<void>;
    done: () => Promise<void>;
  }>;
}[] = [
  {
    path: "/api/Order/Cancel",
    async prepare({ person, merchant, service }) {
      const { code } = await service.newOrder(merchant);
      await person.goto(`/order/list?cancel=${code}`);
      const { cancelQuestion, confirmCancel } = payDialog(person, code);
      await cancelQuestion.waitFor();
      return { act: () => confirmCancel.click(), done: () => cancelQuestion.waitFor({ state: "hidden" }) };
    },
  },
  {
    path: "/api/App/TestCallback",
    async prepare({ person, merchant, service }) {
      const { code } = await service.newApplication(merchant, "https://nowhere.example/callbacks");
      await person.goto(`/app/list?open=${code}`);
      const send = person.page.getByRole("button", { name: "Test the payment callback" });
      return {
        act: () => send.click(),
        done: () => person.expectState("callbackResend", "undelivered"),
      };
    },
  },
  {
    path: "/api/App/Credentials",
    async prepare({ person, merchant, service }) {
      const { name } = await newApplication(service, merchant);
      await person.goto("/app/list");
      await person.button("applications:list.credentialsOf", { name }).click();
      await gate(person, service, merchant).pass();
      const dialog = person.page.getByRole("dialog");
      return {
        act: async () => {
          const again = person.button("shell:error.retry");
          if (await again.isVisible()) await again.click();
        },
        done: () => dialog.getByRole("button", { name: "Show AppSecret" }).waitFor(),
      };
    },
  },
];
