import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { usePasswordDialog } from "#src/account/password/use-password-dialog.tsx";
import { useServices } from "#src/services/services.ts";
import { Avatar } from "#src/ui/avatar/Avatar.tsx";
import { avatarAddress } from "#src/ui/avatar/avatar-address.ts";
import { BusyButton } from "#src/ui/button/BusyButton.tsx";
import { usePopoverButton } from "#src/ui/popover/use-popover-button.ts";
import { lazyUserPopover } from "./lazy-menus.ts";

/** The user menu (2.35): user centre, personal info, password, merchant number, role (4.2), log out. */
export function UserMenu() {
  const { t } = useTranslation("shell");
  const { session, config } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const leaving = useSelector(session, (current) => current.matches({ identity: "signingOut" }));
  const password = usePasswordDialog();
  const { button, popover } = usePopoverButton(lazyUserPopover);
  if (!user) return null;
  const name = user.nickName || user.email;
  return (
    <>
      <BusyButton
        {...button}
        className="user-button"
        variant="minimal"
        busy={leaving}
        endIcon={<ChevronDownIcon />}
        aria-label={t("user.menuOf", { name })}
        aria-haspopup="menu"
      >
        <Avatar name={name} address={avatarAddress(user.avatar, config.apiBaseUrl, document.baseURI)} />
        <span className="user-name">{name}</span>
      </BusyButton>
      {popover && <lazyUserPopover.View {...popover} user={user} onPassword={password.open} />}
      {password.dialog}
    </>
  );
}
