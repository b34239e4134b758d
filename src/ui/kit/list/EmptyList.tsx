import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

interface NothingListedProps {
  /** Texts for a filter without matches, and the label of its reset button. */
  misfit: { title: string; description: string; reset: string };
  /** Texts for a list without any items. */
  none: { title: string; description: string };
  filtered: boolean;
  onReset: () => void;
}

/** An empty list of purchases: the filter may be too narrow, or nothing was bought. */
export function EmptyList({ misfit, none, filtered, onReset }: NothingListedProps) {
  return filtered ? (
    <EmptyState
      title={misfit.title}
      description={misfit.description}
      actions={<Button onClick={onReset}>{misfit.reset}</Button>}
    />
  ) : (
    <EmptyState {...none} actions={<LinkButton to="/catalog">Перейти в каталог</LinkButton>} />
  );
}
