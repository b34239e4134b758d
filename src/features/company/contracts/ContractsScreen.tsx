import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getListPartnerContractsQueryOptions } from '#generated/api/partners/list-partner-contracts.ts';
import { useCompanyRight } from '#src/features/company-parts/company-right.ts';
import { RecordList, type RecordTexts } from '#src/features/company-parts/records/RecordList.tsx';
import type { RecordsSearch } from '#src/features/company-parts/records/records-search.ts';
import { contractTypeLabels } from '#src/lib/labels/contract-labels.ts';
import { ContractRow } from './ContractRow.tsx';
import { useDefaultContract } from './use-default-contract.ts';

const texts: RecordTexts = {
  title: 'Договоры',
  manage: 'Выбирать основной договор',
  filter: 'Номер или вид договора',
  empty: {
    title: 'Договоров пока нет',
    description:
      'Компания покупает по ценам магазина. Договор заключит менеджер: напишите ему в обращениях.',
  },
};

/** `/profile/companies/{id}/contracts`: the contracts, and which one new carts start with. */
export function ContractsScreen({ id, search }: { id: string; search: RecordsSearch }) {
  const query = useQuery({ ...getListPartnerContractsQueryOptions(id), meta: { silent: true } });
  const right = useCompanyRight(id, 'ChangeDefaultContract');
  const select = useDefaultContract(id);
  const group = useId();
  return (
    <div role="radiogroup" aria-label="Основной договор">
      <RecordList
        texts={texts}
        query={query}
        search={search}
        textOf={({ number, type }) => `${number} ${contractTypeLabels[type]}`}
        right={right}
        renderItem={(contract) => (
          <ContractRow
            contract={contract}
            selectable={right.allowed}
            group={group}
            onSelect={() => select(contract.id)}
          />
        )}
      />
    </div>
  );
}
