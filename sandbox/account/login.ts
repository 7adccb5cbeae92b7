import { credentials, type LoginData } from "#contracts/account/login.ts";
import { publicCall } from "../http/call.ts";
import { Refused } from "../http/refusal.ts";
import { isPassword } from "./secrets.ts";
import { openSession } from "./sessions.ts";
import { forgetAttempts, mayTrySignIn } from "./sign-in-attempts.ts";

/** Signs in (7.3). An unknown e-mail is refused in the same words and the same time as a wrong password. */
export const login = publicCall({
  method: "POST",
  path: "/Login/Login",
  input: credentials,
  answer: async (service, given): Promise<LoginData> => {
    const email = given.email.toLowerCase();
    if (!(await mayTrySignIn(service, email))) throw new Refused("tooManyRequests");
    const merchant = await service.db.selectFrom("merchants").selectAll().where("email", "=", email).executeTakeFirst();
    const isRight = await isPassword(given.password, merchant?.passwordHash);
    if (!merchant || !isRight) throw new Refused("wrongCredentials");
    await forgetAttempts(service, email);
    const { id, language, nickName, avatar } = merchant;
    return {
      accessToken: await openSession(service, id),
      userId: id,
      email: merchant.email,
      language,
      nickName,
      avatar,
    };
  },
});
