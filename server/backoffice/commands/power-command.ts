import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { type Command, CommandError } from '#server/backoffice/command.ts';
import { isDay } from '#server/backoffice/is-day.ts';
import { ApiProblem } from '#server/contract/problem.ts';
import { powersOfAttorney } from '#server/db/schema/calendar.ts';
import { partnerEmployees } from '#server/db/schema/partners.ts';
import { partners } from '#server/db/schema/shopping.ts';

export const powerCommand: Command = {
  usage: `power ИНН ТЕЛЕФОН НОМЕР ДЕНЬ записать доверенность сотрудника; ДЕНЬ – последний, гггг-мм-дд`,
  run: async ({ db, now, args: [inn = '', phone = '', number = '', validUntil = ''] }) => {
    if (number === '' || !isDay(validUntil)) {
      throw new CommandError('Пример: power 7707083893 +79161234502 15 2026-12-31');
    }
    const [employee] = await db
      .select({ id: partnerEmployees.id, partnerID: partnerEmployees.partnerID })
      .from(partnerEmployees)
      .innerJoin(partners, eq(partners.id, partnerEmployees.partnerID))
      .where(and(eq(partners.inn, inn), eq(partnerEmployees.phone, phone)));
    if (employee === undefined) throw new ApiProblem(404, `В компании ${inn} нет ${phone}`);
    const { id: employeeID, partnerID } = employee;
    const power = { id: randomUUID(), partnerID, employeeID, number, validUntil };
    await db.insert(powersOfAttorney).values({ ...power, registeredAt: now });
    return `Доверенность № ${number} записана до ${validUntil}`;
  },
};
