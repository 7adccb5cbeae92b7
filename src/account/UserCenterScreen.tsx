import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import css from "#src/account/center/center.module.css";
import { DevicesPanel } from "#src/account/center/DevicesPanel.tsx";
import { ProfilePanel } from "#src/account/center/ProfilePanel.tsx";
import { provideDevices } from "#src/account/center/provide.ts";
import { SecurityPanel } from "#src/account/center/SecurityPanel.tsx";
import { provideLastLogin } from "#src/account/last-login/provide.ts";
import { type Services, useServices } from "#src/services/services.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";

const profileDialog = lazyView(async () => (await import("#src/account/center/ProfileDialog.tsx")).ProfileDialog);

/** The prompts of the user centre: `?edit=profile`. */
const USER_CENTER_DIALOGS = ["edit"] as const;

/** The user centre (2.32): who the merchant is, how the account is secured, and where it is signed in. */
export function UserCenterScreen() {
  const { t } = useTranslation(["account", "frame"]);
  const user = useSelector(useServices().session, ({ context }) => context.user);
  const { opened, open, close } = useAddressDialog(USER_CENTER_DIALOGS);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t("frame:menu.userCenter")} lead={t("userCenter.lead")} />
      <div className={css.columns}>
        <ProfilePanel user={user} onEdit={() => open("edit", "profile")} />
        <SecurityPanel key={user.id} userId={user.id} />
      </div>
      <DevicesPanel key={user.id} />
      {opened?.about === "profile" && <profileDialog.View nickName={user.nickName} onClose={close} />}
    </>
  );
}

UserCenterScreen.prefetch = (services: Services) => {
  const { user } = services.session.getSnapshot().context;
  if (user) prefetch(provideLastLogin(services), { wanted: user.id });
  prefetch(provideDevices(services), undefined);
};
