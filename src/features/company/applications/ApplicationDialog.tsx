import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#src/features/account-parts/profile-query.ts';
import { OrderAccessDialog } from '#src/features/company/applications/order-access/OrderAccessDialog.tsx';
import type { ApplicationKind } from './application-search.ts';
import type { ApplicantCompany } from './CompanySelect.tsx';
import { EdoDialog } from './EdoDialog.tsx';
import { TradingAccessDialog } from './TradingAccessDialog.tsx';

export interface ApplicationDialogProps {
  /** The companies that may apply. */
  companies: readonly ApplicantCompany[];
  onClose: () => void;
}

/** The dialog of an application; one that is open again starts empty. */
export function ApplicationDialog({
  kind,
  ...rest
}: ApplicationDialogProps & { kind: ApplicationKind }) {
  const profile = useQuery(profileQuery(kind === 'edo'));
  switch (kind) {
    case 'orders':
      return <OrderAccessDialog {...rest} />;
    case 'trading':
      return <TradingAccessDialog {...rest} />;
    case 'edo':
      return profile.isPending ? null : <EdoDialog {...rest} user={profile.data?.user} />;
  }
}
