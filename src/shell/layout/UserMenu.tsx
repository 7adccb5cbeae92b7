import { Button, Menu, MenuItem, PopoverNext } from "@blueprintjs/core";
import { ChevronDownIcon } from "@blueprintjs/icons/lib/esm/generated/components/chevron-down";
import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { EditIcon } from "@blueprintjs/icons/lib/esm/generated/components/edit";
import { KeyIcon } from "@blueprintjs/icons/lib/esm/generated/components/key";
import { LogOutIcon } from "@blueprintjs/icons/lib/esm/generated/components/log-out";
import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { UserIcon } from "@blueprintjs/icons/lib/esm/generated/components/user";
import { useSelector } from "@xstate/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePasswordDialog } from "#src/account/password/use-password-dialog.tsx";
import { useServices } from "#src/app/services.ts";
import { copyMerchantNumber } from "../copy/copy-merchant-number.ts";
import { focusFirstEntry, moveThroughEntries } from "./menu-keys.ts";

/** The merchant's own menu (2.35): user centre, personal info, password, merchant number, role (4.2), log out. */
export function UserMenu() {
  const { t } = useTranslation(["shell", "frame"]);
  const { session, role } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const leaving = useSelector(session, (current) => current.matches({ identity: "signingOut" }));
  const button = useRef<HTMLButtonElement>(null);
  /** What was chosen that opens a dialog: it waits until the menu is gone, which takes the focus along. */
  const chosen = useRef<(() => void) | null>(null);
  const navigate = useNavigate();
  const password = usePasswordDialog();
  if (!user) return null;
  const name = user.nickName || user.email;

  const afterClosing = (open: () => void) => () => {
    chosen.current = open;
  };
  const closed = () => {
    const open = chosen.current;
    chosen.current = null;
    // Where the dialog gives the focus back to.
    if (open) button.current?.focus();
    open?.();
  };

  return (
    <>
      <PopoverNext
        placement="bottom-end"
        arrow={false}
        onOpening={focusFirstEntry}
        onClosed={closed}
        content={
          <div className="user-panel">
            <div className="user-card">
              <strong>{name}</strong>
              <span className="muted">{user.email}</span>
              <span className="muted figures">{t("user.number", { number: user.id })}</span>
            </div>
            <Menu aria-label={t("user.menu")} onKeyDown={moveThroughEntries}>
              <MenuItem
                icon={<UserIcon />}
                text={t("frame:menu.userCenter")}
                onClick={() => void navigate("/user/center")}
              />
              <MenuItem
                icon={<EditIcon />}
                text={t("user.editProfile")}
                onClick={afterClosing(() => void navigate("/user/center?edit=nickname"))}
              />
              <MenuItem icon={<KeyIcon />} text={t("user.changePassword")} onClick={afterClosing(password.open)} />
              <MenuItem
                icon={<DuplicateIcon />}
                text={t("user.copyNumber")}
                onClick={() => copyMerchantNumber(user.id)}
              />
              <MenuItem
                icon={<SwapHorizontalIcon />}
                text={t("user.switchRole")}
                onClick={() => role.send({ type: "SWITCHED" })}
              />
              <MenuItem
                icon={<LogOutIcon />}
                text={t("user.signOut")}
                onClick={() => session.send({ type: "SIGN_OUT" })}
              />
            </Menu>
          </div>
        }
      >
        <Button
          ref={button}
          className="user-button"
          variant="minimal"
          loading={leaving}
          endIcon={<ChevronDownIcon />}
          aria-label={t("user.menuOf", { name })}
          aria-haspopup="menu"
        >
          <span className="avatar" data-initial={initial(name)} />
          <span className="user-name">{name}</span>
        </Button>
      </PopoverNext>
      {password.dialog}
    </>
  );
}

function initial(name: string) {
  return [...name][0]?.toLocaleUpperCase() ?? "";
}
