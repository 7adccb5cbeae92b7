import { randomUUID } from "node:crypto";
import type { Application } from "#contracts/applications/application.ts";
import type { Bill } from "#contracts/bills/list-bills.ts";
import type { Order } from "#contracts/orders/order.ts";

/** A merchant of the running service, and the session of a sign-in. */
export type Merchant = { email: string; password: string; token: string; user: StoredUser };
type StoredUser = { id: string; email: string; language: string; nickName: string; avatar: string };

/** The ways to pay an order at `/sandbox`. */
export type PayKind = "exact" | "short" | "over" | "late" | "wrongNetwork";

type LoginAnswer = Omit<StoredUser, "id"> & { accessToken: string; userId: string };

/** Meets every rule of 5.3. */
export const PASSWORD = "Correct-horse-7";

/** The running service without a browser: its API as a merchant, and `/sandbox` as a tester. */
export class Service {
  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  /** Registers a new merchant and signs in (7.3 to 7.5). */
  async newMerchant(email = newEmail()): Promise<Merchant> {
    await this.call("/api/User/SentVerificationCode", { email, purpose: "register" });
    await this.call("/api/Register/Register", { email, code: await this.latestCode(email), password: PASSWORD });
    return this.signIn(email, PASSWORD);
  }

  async signIn(email: string, password: string): Promise<Merchant> {
    const answer = await this.call<LoginAnswer>("/api/Login/Login", { email, password });
    const { accessToken, userId, ...rest } = answer;
    return {
      email,
      password,
      token: accessToken,
      user: { id: userId, email: rest.email, language: rest.language, nickName: rest.nickName, avatar: rest.avatar },
    };
  }

  /** Orders the first package on sale for its first term (2.25). */
  async newOrder({ token }: Merchant, network = "TRON"): Promise<Order> {
    const { items } = await this.call<{ items: { id: string; terms: { months: number }[] }[] }>(
      "/api/Package/List",
      {},
      token,
    );
    const [first] = items;
    const termMonths = first?.terms[0]?.months;
    return this.call(
      "/api/Order/Create",
      { packageId: first?.id, termMonths, network, requestKey: randomUUID() },
      token,
    );
  }

  cancelOrder({ token }: Merchant, code: string): Promise<Order> {
    return this.call("/api/Order/Cancel", { code }, token);
  }

  /** The orders of a merchant, newest first. */
  orders(merchant: Merchant): Promise<Order[]> {
    return this.#rows("Order", merchant);
  }

  async order({ token }: Merchant, code: string): Promise<Order> {
    return this.call("/api/Order/Detail", { code }, token);
  }

  /** Adds an application (2.27); the trial version allows one. */
  newApplication({ token }: Merchant, { name = "Web shop", rechargeCallback = "" } = {}): Promise<Application> {
    const details = { name, address: "https://shop.example", rechargeCallback, withdrawCallback: "" };
    return this.call("/api/App/Create", { ...details, remark: "", requestKey: randomUUID() }, token);
  }

  /** The applications of a merchant. */
  applications(merchant: Merchant): Promise<Application[]> {
    return this.#rows("App", merchant);
  }

  /** Switches a currency on (2.31). */
  enableCurrency({ token }: Merchant, id: string): Promise<unknown> {
    return this.call("/api/Currency/Switch", { id, enabled: true }, token);
  }

  /** The application bills of a merchant, newest first. */
  bills(merchant: Merchant): Promise<Bill[]> {
    return this.#rows("Bill", merchant);
  }

  /** The latest code that was sent to an address. */
  async latestCode(email: string): Promise<string> {
    const emails = await this.#tester<{ code: string | null; sentAt: string }[]>(
      `emails?to=${encodeURIComponent(email)}`,
      "GET",
    );
    // Notices are sent by email too, and have no code.
    const codes = emails.filter(({ code }) => code !== null);
    const [latest] = codes.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt));
    if (!latest?.code) throw new Error(`No code was sent to ${email}`);
    return latest.code;
  }

  pay(code: string, kind: PayKind): Promise<Order> {
    return this.#tester(`orders/${code}/pay`, "POST", { kind });
  }

  endWindow(code: string): Promise<Order> {
    return this.#tester(`orders/${code}/end-window`, "POST");
  }

  /** @throws Error when the service refuses. */
  async call<Value>(path: string, body: unknown, token?: string): Promise<Value> {
    const received = await fetch(this.url + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    const answer = (await received.json()) as { success: boolean; errCode?: string; errMsg?: string; resData: Value };
    if (!answer.success) throw new Error(`${path} was refused: ${answer.errCode} ${answer.errMsg}`);
    return answer.resData;
  }

  async #rows<Row>(list: "App" | "Bill" | "Order", { token }: Merchant): Promise<Row[]> {
    const page = await this.call<{ items: Row[] }>(`/api/${list}/List`, { page: 1, pageSize: 100 }, token);
    return page.items;
  }

  async #tester<Value>(path: string, method: "GET" | "POST", body: unknown = {}): Promise<Value> {
    const received = await fetch(`${this.url}/sandbox/api/${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(method === "POST" && { body: JSON.stringify(body) }),
    });
    if (!received.ok) throw new Error(`/sandbox/api/${path} answered ${received.status}: ${await received.text()}`);
    return (await received.json()) as Value;
  }
}

/** An unregistered email address. */
export function newEmail(): string {
  return `merchant-${randomUUID().slice(0, 8)}@journeys.example`;
}
