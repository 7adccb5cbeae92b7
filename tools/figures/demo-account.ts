/** The demo account that the sandbox prints when it starts. */
export const DEMO = { email: "demo@merchant.example", password: "Demo1234pay" };

/** Signs the demo merchant in, and returns the local storage entries of a browser that did the same (3.1). */
export async function signInDemo(url: string): Promise<{ name: string; value: string }[]> {
  const response = await fetch(`${url}/api/Login/Login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Language: "en-US" },
    body: JSON.stringify(DEMO),
  });
  const { resData } = (await response.json()) as { resData: Record<string, unknown> };
  const { userId, email, language, nickName, avatar, accessToken } = resData;
  return [
    { name: "token", value: String(accessToken) },
    { name: "UserIdToken", value: JSON.stringify({ id: userId, email, language, nickName, avatar }) },
  ];
}
