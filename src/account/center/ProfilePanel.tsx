import { EditIcon } from "@blueprintjs/icons/lib/esm/generated/components/edit";
import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { isWebsite } from "#contracts/account/update-profile.ts";
import type { User } from "#machines/account/user.ts";
import { useRole } from "#src/navigation/use-role.ts";
import { ProblemNotice } from "#src/services/problem/ProblemNotice.tsx";
import { useServices } from "#src/services/services.ts";
import { IconButton } from "#src/ui/button/IconButton.tsx";
import { CopyButton } from "#src/ui/copy/CopyButton.tsx";
import { Fact } from "#src/ui/facts/Fact.tsx";
import { DateTime } from "#src/ui/format/DateTime.tsx";
import { Untranslated } from "#src/ui/format/Untranslated.tsx";
import { Panel } from "#src/ui/page/Panel.tsx";
import { Skeleton } from "#src/ui/page/Skeleton.tsx";
import css from "./center.module.css";
import { type FactName, knownFacts } from "./known-facts.ts";

/** The merchant's profile (2.32): email, nickname, number, role on this device (4.2), and the other fields of 3.3. */
export function ProfilePanel({ user, onEdit }: { user: User; onEdit: () => void }) {
  const { t } = useTranslation(["account", "shell"]);
  const { session } = useServices();
  const profile = useSelector(session, ({ context }) => context.profile);
  const problem = useSelector(session, ({ context }) => context.profileProblem);
  const loading = useSelector(session, (current) => current.matches({ identity: { signedIn: "loadingProfile" } }));
  const role = useRole();
  const given = profile?.role ?? "";
  const isSwitched = Boolean(role) && role !== given;
  const nickName = profile?.nickName || user.nickName;
  const retry = () => session.send({ type: "PROFILE_REFRESHED" });
  return (
    <Panel title={t("userCenter.profile")}>
      <div className={css.profile}>
        <dl className={css.facts}>
          <Fact
            label={t("userCenter.nickname")}
            actions={
              <IconButton
                variant="minimal"
                icon={<EditIcon />}
                label={t("userCenter.edit")}
                aria-haspopup="dialog"
                onClick={onEdit}
              />
            }
          >
            {nickName || <span className="muted">{t("userCenter.noNickname")}</span>}
          </Fact>
          <Fact label={t("userCenter.email")}>{user.email}</Fact>
          <Fact
            label={t("userCenter.number")}
            actions={<CopyButton text={user.id} label={t("userCenter.copyNumber")} />}
          >
            <Untranslated>{user.id}</Untranslated>
          </Fact>
          {(profile || role) && (
            <Fact
              label={t("userCenter.role")}
              actions={isSwitched && <span className="muted">{t("userCenter.roleSwitched")}</span>}
            >
              <RoleName role={role || given} />
            </Fact>
          )}
          {profile &&
            knownFacts(profile).map(({ name, value }) => (
              <Fact key={name} label={t(`userCenter.field.${name}`)}>
                <FactValue name={name} value={value} />
              </Fact>
            ))}
        </dl>
        {!profile &&
          (problem && !loading ? (
            <ProblemNotice problem={problem} title={t("userCenter.failed")} onRetry={retry}>
              <p className="muted">{t("userCenter.failedText")}</p>
            </ProblemNotice>
          ) : (
            <Skeleton lines={3} label={t("userCenter.loading")} />
          ))}
      </div>
    </Panel>
  );
}

/** The role in the merchant's language; an unknown one as the service sent it (6.2). */
function RoleName({ role }: { role: string }) {
  const { t } = useTranslation("account");
  if (role === "user" || role === "admin") return t(`userCenter.roles.${role}`);
  return role || <span className="muted">{t("userCenter.noRole")}</span>;
}

function FactValue({ name, value }: { name: FactName; value: string }) {
  if (name === "registrationDate") return <DateTime instant={value} dateOnly />;
  if (name === "personalWebsite" && isWebsite(value)) {
    return (
      <a href={value} target="_blank" rel="noopener noreferrer">
        {value}
      </a>
    );
  }
  return value;
}
