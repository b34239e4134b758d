import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

interface RecordNotFoundProps {
  /** «Заказ не найден». */
  title: string;
  /** The list to search in. */
  to: '/backoffice/orders' | '/backoffice/tickets' | '/backoffice/imports';
  /** What the user can try. */
  description: string;
}

/** A record of the back office that does not exist, within its layout. */
export function RecordNotFound({ title, to, description }: RecordNotFoundProps) {
  return (
    <EmptyState
      headingOrder={1}
      title={title}
      description={description}
      actions={<LinkButton to={to}>Открыть список</LinkButton>}
    />
  );
}
