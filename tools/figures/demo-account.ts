/** The demo account that the sandbox prints when it starts. */
export const DEMO = { email: "demo@merchant.example", password: "Demo1234pay" };

/** Signs the demo merchant in, and returns the local storage entries of a browser that did the same (3.1). */
export async function signInDemo(url: string): Promise<{ name: string; value: string }[]> {
  const response = await fetch(`${url}/api/Login/Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Language: "en-US" },
    body: JSON.stringify(DEMO),
  });
  const envelope: unknown = await response.json();
  const data = field(envelope, "resData");
  const user = {
    id: field(data, "userId"),
    email: field(data, "email"),
    language: field(data, "language"),
    nickName: field(data, "nickName"),
    avatar: field(data, "avatar"),
  };
  return [
    { name: "token", value: String(field(data, "accessToken")) },
    { name: "UserIdToken", value: JSON.stringify(user) },
  ];
}

function field(value: unknown, name: string): unknown {
  if (typeof value === "object" && value !== null && name in value) return Reflect.get(value, name);
  throw new Error(`The sign-in answered without ${name}: ${JSON.stringify(value)}`);
}
