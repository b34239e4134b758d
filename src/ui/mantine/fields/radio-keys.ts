const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The radio button that the key moves to, the first one after the last; undefined for other keys. */
export function neighborOf<Item>(
  enabled: readonly Item[],
  current: unknown,
  key: string,
): Item | undefined {
  const step = STEPS[key];
  const index = enabled.findIndex((item) => Object.is(item, current));
  if (step === undefined || index === -1) return undefined;
  return enabled.at((index + step) % enabled.length);
}

/** The value that Tab focuses: the selected one, else the first that can be selected. */
export function tabStopOf(
  choices: readonly { value: string; reason?: string | null }[],
  selected: string | null,
): string | undefined {
  const enabled = choices.filter(({ reason }) => !reason);
  return (enabled.find(({ value }) => value === selected) ?? enabled[0])?.value;
}
