// APP_SECRET=… node receiver.mjs (Node 22 or newer, no packages)
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const { APP_SECRET, PORT = 8080 } = process.env;
if (!APP_SECRET) throw new Error("Set APP_SECRET to the AppSecret of your application");
const seen = new Set(); // keep these in your database

createServer(async (request, response) => {
  const body = Buffer.concat(await Array.fromAsync(request)).toString("utf8");
  const timestamp = request.headers["x-timestamp"] ?? "";
  const expected = Buffer.from(createHmac("sha256", APP_SECRET).update(`${timestamp}.${body}`).digest("hex"));

  // While an AppSecret is being rotated, the first is the old one's and the second the new one's.
  const isGenuine = [request.headers["x-signature"], request.headers["x-signature-next"]].some((signature = "") => {
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  const isFresh = Math.abs(Date.now() - Date.parse(timestamp)) < 5 * 60_000;
  if (!isGenuine || !isFresh) {
    process.stdout.write(isGenuine ? "Refused: too old\n" : "Refused: wrong signature\n");
    return response.writeHead(401).end();
  }

  const code = request.headers["x-callback-code"];
  if (!seen.has(code)) {
    seen.add(code);
    const { event, billCode, withdrawalCode, userId, amount, currency } = JSON.parse(body);
    if (event === "payment.collected") process.stdout.write(`${billCode}: ${userId} paid ${amount} ${currency}\n`);
    if (event === "payment.withdrawn") process.stdout.write(`${withdrawalCode}: ${userId} got ${amount} ${currency}\n`);
    if (event === "test") process.stdout.write("A test arrived\n");
  }
  response.writeHead(204).end();
}).listen(PORT, () => process.stdout.write(`Waiting for callbacks on port ${PORT}\n`));
