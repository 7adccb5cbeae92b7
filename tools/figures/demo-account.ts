/** The demo account that the sandbox prints when it starts. */
export const DEMO = { email: "demo@merchant.example", password: "Demo1234pay" };

/** Signs the demo merchant in, and returns the storage of a browser that did the same, for Playwright (3.1). */
export async function signInDemo(url: string) {
  const response = await fetch(`${url}/api/Login/Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Language: "en-US" },
    body: JSON.stringify(DEMO),
  });
  const { resData } = (await response.json()) as { resData: Record<string, unknown> };
  const { userId, email, language, nickName, avatar, accessToken } = resData;
  const localStorage = [
    { name: "token", value: String(accessToken) },
    { name: "UserIdToken", value: JSON.stringify({ id: userId, email, language, nickName, avatar }) },
  ];
  return { cookies: [], origins: [{ origin: url, localStorage }] };
}
