import { useSelector } from "@xstate/react";
import { lazy, Suspense, useCallback } from "react";
import { useTranslation } from "react-i18next";
import css from "#src/account/center/center.module.css";
import { ProfilePanel } from "#src/account/center/ProfilePanel.tsx";
import { SecurityPanel } from "#src/account/center/SecurityPanel.tsx";
import { useServices } from "#src/services/services.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { useAddressQuery } from "#src/ui/page/use-address-query.ts";

const NicknameDialog = lazy(async () => ({
  default: (await import("#src/account/center/NicknameDialog.tsx")).NicknameDialog,
}));

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
