import { eq } from 'drizzle-orm';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { users } from '#server/db/schema/identity.ts';
import { type Command, CommandError } from './command.ts';
import { isDay } from './is-day.ts';

export const bonusCommand: Command = {
  usage: `bonus EMAIL N [ДЕНЬ]       начислить бонусы; ДЕНЬ – последний, гггг-мм-дд, без него бессрочно`,
  run: async ({ db, now, args: [email = '', count = '', expiresOn = null] }) => {
    const amount = Number(count);
    if (!Number.isInteger(amount) || amount <= 0)
      throw new CommandError('Пример: bonus E-MAIL 500');
    if (expiresOn !== null && !isDay(expiresOn)) {
      throw new CommandError('Последний день пишут так: 2026-12-31');
    }
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (user === undefined) throw new ApiProblem(404, `Покупателя ${email} нет`);
    return db.transaction(async (tx) => {
      const balance = await lockBalance(tx, user.id);
      await moveBonuses(tx, user.id, { kind: 'Grant', amount, orderID: null, now, expiresOn });
      return `На счету ${balance + amount} бонусов`;
    });
  },
};
