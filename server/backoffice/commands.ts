import { type Actor, actAs } from '#server/audit/act-as.ts';
import { recordCommand } from '#server/audit/audit-records.ts';
import { accountingCommand } from '#server/backoffice/commands/accounting-command.ts';
import { auditCommand } from '#server/backoffice/commands/audit-command.ts';
import { bonusCommand } from '#server/backoffice/commands/bonus-command.ts';
import { companyCommand } from '#server/backoffice/commands/company-command.ts';
import { feedbackCommand } from '#server/backoffice/commands/feedback-command.ts';
import { orderCommand } from '#server/backoffice/commands/order-command.ts';
import { powerCommand } from '#server/backoffice/commands/power-command.ts';
import { refundCommand } from '#server/backoffice/commands/refund-command.ts';
import { ticketCommand } from '#server/backoffice/commands/ticket-command.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';
import { recordedAct } from './recorded-act.ts';

/** All commands by their first word. */
const commands: Readonly<Record<string, Command>> = {
  order: orderCommand,
  accounting: accountingCommand,
  audit: auditCommand,
  bonus: bonusCommand,
  company: companyCommand,
  feedback: feedbackCommand,
  power: powerCommand,
  refund: refundCommand,
  ticket: ticketCommand,
};

export const usage = `Что делают сотрудники магазина

  npm run backoffice -- КОМАНДА
  npm run backoffice -- --by ИМЯ КОМАНДА   если под одной учётной записью работают несколько человек

  ${Object.values(commands)
    .map((command) => command.usage)
    .join('\n  ')}
`;

const NAME = /^[\wа-яё.-]{1,40}$/iu;

interface StaffCall extends CommandCall {
  /** The account of the person at the terminal. */
  account?: string;
}

/**
 * Carries out a command, in one transaction with its audit records.
 * @returns what to print.
 * @throws CommandError when there is no such command or it was called wrongly, ApiProblem when it
 *   cannot be carried out.
 */
export async function runCommand({ db, args, account = 'shop', ...call }: StaffCall) {
  const [by, person = ''] = args[0] === '--by' ? args : [];
  if (by !== undefined && !NAME.test(person))
    throw new CommandError('Пример: --by anna order list');
  const [name = '', ...rest] = by === undefined ? args : args.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new CommandError(usage);
  const actor: Actor = `staff:${by === undefined ? account : person}`;
  const act = recordedAct([name, ...rest]);
  return db.transaction(async (tx): Promise<string> => {
    await actAs(tx, actor, act);
    const text = await command.run({ ...call, db: tx, args: rest });
    await recordCommand(tx, { actor, act });
    return text;
  });
}
