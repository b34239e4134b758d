import type { ReactNode } from 'react';
import type { PartnerSummary } from '#generated/api/model/partnerSummary.ts';
import { companyNumbers } from '#src/features/company-parts/company-numbers.ts';
import { SelectField } from '#src/ui/mantine/fields/SelectField.tsx';
import { obstacleTo } from './application-rights.ts';
import type { ApplicationKind } from './application-search.ts';

export type ApplicantCompany = Pick<
  PartnerSummary,
  | 'id'
  | 'name'
  | 'inn'
  | 'kpp'
  | 'allowedActions'
  | 'deniedActions'
  | 'ordersAccess'
  | 'tradingAccess'
  | 'edo'
>;

interface CompanySelectProps {
  kind: ApplicationKind;
  companies: readonly ApplicantCompany[];
  value: string;
  onChange: (partnerID: string) => void;
  /** Why there must be another choice. */
  error?: ReactNode;
}

/** The company that applies; those that cannot are disabled and say why. */
export function CompanySelect(props: CompanySelectProps) {
  const { kind, companies, value, onChange, error } = props;
  const chosen = companies.find(({ id }) => id === value);
  return (
    <SelectField
      label="Организация"
      required
      description={chosen && companyNumbers(chosen)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      error={error}
      data-path="partnerID"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        { value: '', label: 'Выберите организацию' },
        ...companies.map((company) => {
          const obstacle = obstacleTo(kind, company);
          return {
            value: company.id,
            label: obstacle === null ? company.name : `${company.name} – ${obstacle}`,
            disabled: obstacle !== null,
          };
        }),
      ]}
    />
  );
}

/** The company to start with: the page's own, or the only one that can apply. */
export function firstCompany(
  kind: ApplicationKind,
  companies: readonly ApplicantCompany[],
): string {
  const able = companies.filter((company) => obstacleTo(kind, company) === null);
  return able.length === 1 ? (able[0]?.id ?? '') : '';
}
