import { eq } from 'drizzle-orm';
import { limits } from '#generated/server/limits.ts';
import { type Command, CommandError } from '#server/backoffice/command.ts';
import { isDay } from '#server/backoffice/is-day.ts';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { users } from '#server/db/schema/identity.ts';

const MAX_REASON = limits['BonusEntry.reason'];

export const bonusCommand: Command = {
  usage: `bonus EMAIL N [ДЕНЬ] [ЗА ЧТО]  начислить бонусы; ДЕНЬ – последний, гггг-мм-дд, без него бессрочно`,
  run: async ({ db, now, args: [email = '', count = '', ...rest] }) => {
    const amount = Number(count);
    if (!Number.isInteger(amount) || amount <= 0)
      throw new CommandError('Пример: bonus E-MAIL 500');
    const [day = null] = rest;
    const isDated = day !== null && /^\d/.test(day);
    if (isDated && !isDay(day)) throw new CommandError('Последний день пишут так: 2026-12-31');
    const expiresOn = isDated ? day : null;
    const reason =
      rest
        .slice(isDated ? 1 : 0)
        .join(' ')
        .trim() || null;
    if (reason !== null && reason.length > MAX_REASON) {
      throw new CommandError(`Повод – до ${MAX_REASON} символов`);
    }
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (user === undefined) throw new ApiProblem(404, `Покупателя ${email} нет`);
    return db.transaction(async (tx) => {
      const balance = await lockBalance(tx, user.id);
      await moveBonuses(tx, user.id, {
        kind: 'Grant',
        amount,
        orderID: null,
        now,
        expiresOn,
        reason,
      });
      return `На счету ${balance + amount} бонусов`;
    });
  },
};
