import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ALL_LANGUAGES, LANGUAGES } from "#contracts/languages.ts";
import type { PaletteEntry } from "#machines/shell/palette-entries.ts";
import { admits } from "#src/navigation/guard.ts";
import { ROUTES } from "#src/navigation/routes.ts";
import { useRole } from "#src/navigation/use-role.ts";
import { useServices } from "#src/services/services.ts";
import { toggleTheme } from "#src/services/theme.ts";
import { useTheme } from "#src/services/use-theme.ts";
import { copyMerchantNumber } from "#src/shell/layout/copy-merchant-number.ts";
import { isFullScreenSupported, toggleFullScreen, useFullScreen } from "#src/shell/layout/full-screen.ts";
import { hasUnsavedInput } from "#src/ui/form/unsaved-input.ts";

/** The dialogs that commands open; the frame renders them, since the palette is closed by then. */
export type CommandDialogs = { onPassword: () => void; onKeyboardMap: () => void };

export const KEYBOARD_COMMAND = "keyboard";

type Command = PaletteEntry & { run: () => void };

/** The palette's screens and commands, and a function that runs an entry. */
export function usePaletteEntries(dialogs: CommandDialogs): {
  entries: readonly PaletteEntry[];
  runEntry: (entry: PaletteEntry) => void;
} {
  const navigate = useNavigate();
  const screens = useScreens();
  const commands = useCommands(dialogs);
  return {
    entries: [...screens, ...commands.map(({ run: _, ...entry }) => entry)],
    runEntry: ({ id, leadsTo }) => {
      if (leadsTo) void navigate(leadsTo);
      else commands.find((command) => command.id === id)?.run();
    },
  };
}

/** The screens that the merchant's role may open (2.8–2.17). */
function useScreens(): PaletteEntry[] {
  const { t } = useTranslation(["shell", "frame"]);
  const role = useRole() ?? "";
  return useMemo(
    () =>
      ROUTES.filter(
        (route) =>
          route.frame === "console" && !/[:*]/.test(route.path) && route.name !== "Workplace" && admits(route, role),
      ).map(({ name, path, title }) => ({
        id: `screen ${name}`,
        group: "goTo",
        label: t(title),
        // The workplace shows the console home, so one entry serves both.
        keywords: name === "console" ? `${path} /dashboard/workplace ${t("frame:menu.dashboard.workplace")}` : path,
        leadsTo: path,
      })),
    [t, role],
  );
}

/** The commands that work on every screen (2.35, 4.2, 4.3, 4.7, 4.9). */
function useCommands({ onPassword, onKeyboardMap }: CommandDialogs): Command[] {
  const { t, i18n } = useTranslation(["palette", "shell", "frame"]);
  const { session, role, language, settings } = useServices();
  const user = useSelector(session, ({ context }) => context.user);
  const theme = useTheme();
  const full = useFullScreen();
  const command = (id: string, label: string, run: () => void, keywords?: string): Command => ({
    id,
    group: "commands",
    label,
    run,
    ...(keywords && { keywords }),
  });
  return [
    command(
      "theme",
      t(theme === "dark" ? "shell:theme.toLight" : "shell:theme.toDark"),
      toggleTheme,
      "theme dark light",
    ),
    ...(isFullScreenSupported()
      ? [
          command(
            "fullScreen",
            t(full ? "frame:fullScreen.leave" : "frame:fullScreen.enter"),
            toggleFullScreen,
            "full screen fullscreen",
          ),
        ]
      : []),
    command("settings", t("command.settings"), () => settings.send({ type: "DRAWER_OPENED" }), "settings"),
    command("number", t("shell:user.copyNumber"), () => copyMerchantNumber(user?.id ?? "")),
    command("password", t("shell:user.changePassword"), onPassword, "password"),
    { ...command("profile", t("shell:user.editProfile"), () => undefined), leadsTo: "/user/center?edit=profile" },
    command("role", t("shell:user.switchRole"), () => role.send({ type: "SWITCHED" }), "role"),
    command(KEYBOARD_COMMAND, t("command.keyboard"), onKeyboardMap, "keyboard shortcuts"),
    ...ALL_LANGUAGES.filter((locale) => locale !== i18n.language).map((locale) =>
      command(
        `language ${locale}`,
        t("command.language", { language: LANGUAGES[locale] }),
        () => language.send({ type: "CHOSEN", language: locale, unsavedInput: hasUnsavedInput() }),
        `language ${locale}`,
      ),
    ),
    command(
      "signOut",
      t("shell:user.signOut"),
      () => session.send({ type: "SIGN_OUT" }),
      "log out logout sign out signout",
    ),
  ];
}
