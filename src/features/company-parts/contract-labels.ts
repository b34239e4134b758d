import type { ContractState } from '#generated/api/model/index.ts';

export const contractStateLabels: Record<ContractState, string> = {
  Active: 'Действует',
  Expiring: 'Скоро закончится',
  Expired: 'Срок вышел',
  Suspended: 'Приостановлен',
};

export const contractStateColors: Record<ContractState, string> = {
  Active: 'green',
  Expiring: 'accent',
  Expired: 'gray',
  Suspended: 'red',
};
