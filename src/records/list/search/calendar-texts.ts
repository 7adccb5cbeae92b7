/** The calendar's labels in a language and its own calendar system (the Thai year 2569). */
export function calendarTexts(language: string, turn: { previous: string; next: string }) {
  const months = new Intl.DateTimeFormat(language, { month: "long", year: "numeric" });
  const weekdays = new Intl.DateTimeFormat(language, { weekday: "narrow" });
  const weekdayNames = new Intl.DateTimeFormat(language, { weekday: "long" });
  const days = new Intl.DateTimeFormat(language, { dateStyle: "full" });
  return {
    formatters: {
      formatCaption: (month: Date) => months.format(month),
      formatWeekdayName: (day: Date) => weekdays.format(day),
      formatDay: (day: Date) => String(day.getDate()),
    },
    labels: {
      labelDayButton: (day: Date) => days.format(day),
      labelGrid: (month: Date) => months.format(month),
      labelWeekday: (day: Date) => weekdayNames.format(day),
      labelPrevious: () => turn.previous,
      labelNext: () => turn.next,
    },
  };
}

type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** The language's first day of the week; 0 is Sunday. */
export function firstDayOfWeek(language: string): Weekday {
  const locale = new Intl.Locale(language);
  const { firstDay = 7 } =
    "getWeekInfo" in locale ? (locale.getWeekInfo as () => { firstDay: number }).call(locale) : {};
  return WEEKDAYS[firstDay % 7] ?? 0;
}
