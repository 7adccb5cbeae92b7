import { createSocket } from "node:dgram";
import dns from "node:dns";
import { once } from "node:events";
import ipaddr from "ipaddr.js";

const TYPES = { A: 1, AAAA: 28 } as const;

/** The answer to a question: addresses of the requested type, or null for no answer. */
type Answers = (name: string, type: keyof typeof TYPES) => readonly string[] | null;

/** Starts a name server that resolves every name of this process until it is stopped. */
export async function startDnsServer(answers: Answers): Promise<{ stop: () => void }> {
  const server = createSocket("udp4");
  server.on("message", (question, { port, address }) => {
    const reply = replyTo(question, answers);
    if (reply) server.send(reply, port, address);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${server.address().port}`]);
  return {
    stop: () => {
      dns.setServers(before);
      server.close();
    },
  };
}

/** A DNS response in the format of RFC 1035; no addresses mean NXDOMAIN. */
function replyTo(question: Buffer, answers: Answers): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let length = question.readUInt8(at); length > 0; length = question.readUInt8(at)) {
    labels.push(question.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  const end = at + 5;
  const type = question.readUInt16BE(at + 1) === TYPES.AAAA ? "AAAA" : "A";
  const found = answers(labels.join("."), type);
  if (found === null) return null;
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(found.length > 0 ? 0x8180 : 0x8183, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(found.length, 6);
  return Buffer.concat([header, question.subarray(12, end), ...found.map((one) => record(type, one))]);
}

function record(type: keyof typeof TYPES, address: string): Buffer {
  const bytes = ipaddr.parse(address).toByteArray();
  const head = Buffer.alloc(12);
  // A pointer to the question's name, at byte 12.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPES[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(bytes.length, 10);
  return Buffer.concat([head, Buffer.from(bytes)]);
}
