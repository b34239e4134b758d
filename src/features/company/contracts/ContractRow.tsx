import { Badge, Radio, Text } from '@mantine/core';
import type { Contract } from '#generated/api/model/index.ts';
import {
  contractStateColors,
  contractStateLabels,
} from '#src/features/company-parts/contract-labels.ts';
import { contractTypeLabels } from '#src/lib/labels/contract-labels.ts';
import { ListRow } from '#src/ui/kit/list/ListRow.tsx';
import classes from './ContractRow.module.css';
import {
  balanceDate,
  balanceText,
  contractTerm,
  creditText,
  overdueText,
  paymentDelay,
} from './contract-texts.ts';

interface ContractRowProps {
  contract: Contract;
  /** The user may choose the default contract. */
  selectable: boolean;
  /** Name of the radio group. */
  group: string;
  onSelect: () => void;
}

/** One contract: what it is, whether it can be chosen, and its balance. */
export function ContractRow({ contract, selectable, group, onSelect }: ContractRowProps) {
  const { number, type, state, isDefault, allowed, reason, balance } = contract;
  return (
    <ListRow className={classes.row}>
      <Radio
        className={classes.choice ?? ''}
        name={group}
        checked={isDefault}
        disabled={!isDefault && (!allowed || !selectable)}
        onChange={onSelect}
        label={
          <span className={classes.head}>
            <span className={classes.number}>№ {number}</span>
            {isDefault && (
              <Badge variant="filled" tt="none">
                По умолчанию
              </Badge>
            )}
            <Badge variant="light" tt="none" color={contractStateColors[state]}>
              {contractStateLabels[state]}
            </Badge>
          </span>
        }
        description={
          <span className={classes.facts}>
            <span>
              {contractTypeLabels[type]} · {contractTerm(contract)} · {paymentDelay(contract)}
            </span>
            {reason && <span className={classes.reason}>Выбрать нельзя. {reason}</span>}
          </span>
        }
      />
      <Balance balance={balance} allowed={allowed} />
    </ListRow>
  );
}

function Balance({ balance, allowed }: Pick<Contract, 'balance' | 'allowed'>) {
  if (balance === null) {
    return (
      <Text size="sm" c="dimmed" className={classes.balance ?? ''}>
        Расчётов пока нет: учётная система о них ещё не сообщила
      </Text>
    );
  }
  const overdue = overdueText(balance);
  return (
    <div className={classes.balance}>
      <Text fw={600}>{balanceText(balance)}</Text>
      {overdue && (
        <Text size="sm" c="var(--shop-danger)">
          {overdue}
        </Text>
      )}
      {allowed && <Text size="sm">{creditText(balance)}</Text>}
      <Text size="sm" c="dimmed">
        {balanceDate(balance)}
      </Text>
    </div>
  );
}
