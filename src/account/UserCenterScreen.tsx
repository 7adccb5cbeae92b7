import { Button } from "@blueprintjs/core";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import css from "#src/account/center/center.module.css";
import { DevicesPanel } from "#src/account/center/DevicesPanel.tsx";
import { ProfilePanel } from "#src/account/center/ProfilePanel.tsx";
import { provideDevices } from "#src/account/center/provide.ts";
import { LastLoginFacts } from "#src/account/last-login/LastLoginFacts.tsx";
import { provideLastLogin } from "#src/account/last-login/provide.ts";
import { passwordChanges } from "#src/account/password/password-changes.ts";
import { usePasswordDialog } from "#src/account/password/use-password-dialog.tsx";
import { type Services, useServices } from "#src/services/services.ts";
import { useAddressDialog } from "#src/ui/dialog/use-address-dialog.ts";
import { lazyView } from "#src/ui/lazy/lazy-view.ts";
import { prefetch } from "#src/ui/machine/first-reads.ts";
import { PageHeader } from "#src/ui/page/PageHeader.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { useStore } from "#src/ui/store/use-store.ts";

const profileDialog = lazyView(async () => (await import("#src/account/center/ProfileDialog.tsx")).ProfileDialog);

/** The dialogs of the user centre: `?edit=profile`. */
const USER_CENTER_DIALOGS = ["edit"] as const;

/** The user centre (2.32): profile, security and signed-in devices. */
export function UserCenterScreen() {
  const { t } = useTranslation(["account", "frame"]);
  const user = useSelector(useServices().session, ({ context }) => context.user);
  const { opened, open, close } = useAddressDialog(USER_CENTER_DIALOGS);
  const changes = useStore(passwordChanges);
  if (!user) return null;
  return (
    <>
      <PageHeader title={t("frame:menu.userCenter")} lead={t("userCenter.lead")} />
      <div className={css.columns}>
        <ProfilePanel user={user} onEdit={() => open("edit", "profile")} />
        <SecurityPanel key={user.id} userId={user.id} />
      </div>
      <DevicesPanel key={`${user.id} ${changes}`} />
      {opened?.id === "profile" && <profileDialog.View nickName={user.nickName} onClose={close} />}
    </>
  );
}

UserCenterScreen.prefetch = (services: Services) => {
  const { user } = services.session.getSnapshot().context;
  if (user) prefetch(provideLastLogin(services), { key: user.id });
  prefetch(provideDevices(services), undefined);
};

/** The account's security: password and last sign-in (2.33, 7.15). */
function SecurityPanel({ userId }: { userId: string }) {
  const { t } = useTranslation(["account", "frame"]);
  const password = usePasswordDialog();
  return (
    <Panel title={t("userCenter.security")}>
      <div className={css.security}>
        <div className={css.subject}>
          <h3>{t("userCenter.password")}</h3>
          <p className="muted">{t("userCenter.passwordText")}</p>
          <Button aria-haspopup="dialog" onClick={password.open}>
            {t("passwordChange.title")}
          </Button>
        </div>
        <div className={css.subject}>
          <h3>{t("frame:lastLogin.title")}</h3>
          <LastLoginFacts userId={userId} />
        </div>
      </div>
      {password.dialog}
    </Panel>
  );
}
