/**
 * Makes the clock of a process wrong, before anything reads it: `node --import ./tools/faults/wrong-clock.ts …`
 * with `--clock-ahead=MILLISECONDS` (negative: behind) and `--clock-rate=N`, by which ten minutes take
 * ten minutes / N. Timers run at the usual rate.
 */
const optionOf = (name: string, fallback: number): number => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given === undefined ? fallback : Number(given.slice(name.length + 3));
};

const RightDate = Date;
const start = RightDate.now();
const ahead = optionOf('clock-ahead', 0);
const rate = optionOf('clock-rate', 1);
const wrongNow = (): number => Math.round(start + ahead + (RightDate.now() - start) * rate);

globalThis.Date = new Proxy(RightDate, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [wrongNow()] : parts, newTarget),
  get: (target, name, receiver) =>
    name === 'now' ? wrongNow : Reflect.get(target, name, receiver),
});
