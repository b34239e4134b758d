import { accountingCommand } from './accounting-command.ts';
import { bonusCommand } from './bonus-command.ts';
import { type Command, type CommandCall, CommandError } from './command.ts';
import { companyCommand } from './company-command.ts';
import { feedbackCommand } from './feedback-command.ts';
import { orderCommand } from './order-command.ts';
import { powerCommand } from './power-command.ts';
import { refundCommand } from './refund-command.ts';
import { ticketCommand } from './ticket-command.ts';

/** All commands by their first word. */
const commands: Readonly<Record<string, Command>> = {
  order: orderCommand,
  accounting: accountingCommand,
  bonus: bonusCommand,
  company: companyCommand,
  feedback: feedbackCommand,
  power: powerCommand,
  refund: refundCommand,
  ticket: ticketCommand,
};

export const usage = `Что делают сотрудники магазина

  npm run backoffice -- КОМАНДА

  ${Object.values(commands)
    .map((command) => command.usage)
    .join('\n  ')}
`;

/**
 * Carries out a command.
 * @returns what to print.
 * @throws CommandError when there is no such command or it was called wrongly, ApiProblem when it
 *   cannot be carried out.
 */
export async function runCommand({
  args: [name = '', ...args],
  ...call
}: CommandCall): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) throw new CommandError(usage);
  return command.run({ ...call, args });
}
