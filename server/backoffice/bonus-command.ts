import { eq } from 'drizzle-orm';
import { lockBalance, moveBonuses } from '#server/bonus/ledger.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { users } from '#server/db/schema/identity.ts';
import { type Command, CommandError } from './command.ts';

export const bonusCommand: Command = {
  usage: `bonus EMAIL N              начислить бонусы`,
  run: async ({ db, now, args: [email = '', count = ''] }) => {
    const amount = Number(count);
    if (!Number.isInteger(amount) || amount <= 0)
      throw new CommandError('Пример: bonus E-MAIL 500');
    const [user] = await db.select().from(users).where(eq(users.email, email));
    if (user === undefined) throw new ApiProblem(404, `Покупателя ${email} нет`);
    return db.transaction(async (tx) => {
      const balance = await lockBalance(tx, user.id);
      await moveBonuses(tx, user.id, { kind: 'Grant', amount, orderID: null, now });
      return `На счету ${balance + amount} бонусов`;
    });
  },
};
