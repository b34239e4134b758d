import { type Command, CommandError } from '#server/backoffice/command.ts';
import { failNextOrders } from '#server/order/local-sink.ts';

export const accountingCommand: Command = {
  usage: `accounting fail N          учётная система откажет в N следующих заказах, 0 – больше не откажет`,
  run: async ({ db, args: [action, count = '1'] }) => {
    const orders = Number(count);
    if (action !== 'fail' || !Number.isInteger(orders) || orders < 0) {
      throw new CommandError('Учётной системе можно сказать: fail N');
    }
    await failNextOrders(db, orders);
    return orders === 0
      ? 'Учётная система снова принимает всё'
      : `Учётная система откажет в следующих заказах: ${orders}`;
  },
};
