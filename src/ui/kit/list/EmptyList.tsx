import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/EmptyState.tsx';

interface NothingListedProps {
  /** What the filter that finds nothing says, and the words of the button that takes it away. */
  misfit: { title: string; description: string; reset: string };
  /** What is said when there is nothing at all yet. */
  none: { title: string; description: string };
  filtered: boolean;
  onReset: () => void;
}

/** A list of what was bought that is empty: the filter may be too narrow, or nothing was bought. */
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
