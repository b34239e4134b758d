interface Named {
  number: string | null;
  status: string;
}

/** «Заказ Д-240501», or what it is while it has no number. */
export function orderTitle({ number, status }: Named): string {
  if (number !== null) return `Заказ ${number}`;
  return status === 'Draft' ? 'Черновик заказа' : 'Заказ без номера';
}
