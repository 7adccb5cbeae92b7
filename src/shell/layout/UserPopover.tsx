import { Menu, MenuItem } from "@blueprintjs/core";
import { DuplicateIcon } from "@blueprintjs/icons/lib/esm/generated/components/duplicate";
import { EditIcon } from "@blueprintjs/icons/lib/esm/generated/components/edit";
import { KeyIcon } from "@blueprintjs/icons/lib/esm/generated/components/key";
import { LogOutIcon } from "@blueprintjs/icons/lib/esm/generated/components/log-out";
import { SwapHorizontalIcon } from "@blueprintjs/icons/lib/esm/generated/components/swap-horizontal";
import { UserIcon } from "@blueprintjs/icons/lib/esm/generated/components/user";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { User } from "#machines/account/user.ts";
import { useServices } from "#src/services/services.ts";
import { withUntranslated } from "#src/ui/format/Untranslated.tsx";
import { AnchoredPopover, type AnchoredProps } from "#src/ui/popover/AnchoredPopover.tsx";
import { moveThroughEntries } from "#src/ui/popover/menu-keys.ts";
import { copyMerchantNumber } from "./copy-merchant-number.ts";

type Props = AnchoredProps & { user: User; onPassword: () => void };

/** The user menu's popover (2.35): the merchant's name and number, and the account's actions. */
export function UserPopover({ user, onPassword, ...anchored }: Props) {
  const { t } = useTranslation(["shell", "frame"]);
  const { session, role } = useServices();
  const navigate = useNavigate();
  /** An action that opens a dialog waits until the menu is closed, since closing moves the focus. */
  const chosen = useRef<(() => void) | null>(null);
  const afterClosing = (open: () => void) => () => {
    chosen.current = open;
  };
  const closed = () => {
    const open = chosen.current;
    chosen.current = null;
    open?.();
  };
  return (
    <AnchoredPopover
      {...anchored}
      onClosed={closed}
      content={
        <div className="user-panel">
          <div className="user-card">
            <strong>{user.nickName || user.email}</strong>
            <span className="note">{user.email}</span>
            <span className="note figures">
              {withUntranslated((exact) => t("user.number", { number: exact(user.id) }))}
            </span>
          </div>
          <Menu aria-label={t("user.menu")} onKeyDown={moveThroughEntries}>
            <MenuItem icon={<UserIcon />} text={t("frame:menu.userCenter")} onClick={() => navigate("/user/center")} />
            <MenuItem
              icon={<EditIcon />}
              text={t("user.editProfile")}
              onClick={afterClosing(() => navigate("/user/center?edit=profile"))}
            />
            <MenuItem icon={<KeyIcon />} text={t("user.changePassword")} onClick={afterClosing(onPassword)} />
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
    />
  );
}
