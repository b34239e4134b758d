import type { ContractState, ContractType } from '#generated/api/model/index.ts';

/** Kinds of contracts, as text. */
export const contractTypeLabels: Record<ContractType, string> = {
  OnlineStoreContract: 'Договор с интернет-магазином',
  SupplyContract: 'Договор поставки',
  OtherContract: 'Иной договор',
};

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
