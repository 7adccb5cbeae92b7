import { useSelector } from "@xstate/react";
import { lazy, Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useServices } from "../app/services.ts";
import { PageHeader } from "../shell/page/PageHeader.tsx";
import { useAddressQuery } from "../shell/page/use-address-query.ts";
import css from "./center/center.module.css";
import { ProfilePanel } from "./center/ProfilePanel.tsx";
import { SecurityPanel } from "./center/SecurityPanel.tsx";

const NicknameDialog = lazy(async () => ({ default: (await import("./center/NicknameDialog.tsx")).NicknameDialog }));

/** The query that opens the prompt for the nickname: `?edit=nickname`. */
const EDIT = "edit";

/** The user centre (2.32): who the merchant is, and how the account is secured. */
export function UserCenterScreen() {
  const { t } = useTranslation(["account", "frame"]);
  const user = useSelector(useServices().session, ({ context }) => context.user);
  const [query, changeQuery] = useAddressQuery();
  const close = useCallback(
    () =>
      changeQuery(
        (present) => {
          present.delete(EDIT);
          return present;
        },
        { replace: true },
      ),
    [changeQuery],
  );
  if (!user) return null;
  return (
    <>
      <PageHeader title={t("frame:menu.userCenter")} lead={t("userCenter.lead")} />
      <div className={css.columns}>
        <ProfilePanel user={user} onEdit={() => changeQuery(() => new URLSearchParams({ [EDIT]: "nickname" }))} />
        <SecurityPanel key={user.id} userId={user.id} />
      </div>
      {query.get(EDIT) === "nickname" && (
        <Suspense>
          <NicknameDialog nickName={user.nickName} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
