import { writeTicket } from '#src/features/support-parts/ticket-dialog.ts';
import { Button } from '#src/ui/kit/buttons/Button.tsx';
import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import classes from './SearchPanel.module.css';

interface NothingFoundProps {
  query: string;
  onClose: () => void;
}

/** Shown without suggestions: what to try, and other links. */
export function NothingFound({ query, onClose }: NothingFoundProps) {
  return (
    <div className={classes.nothing}>
      <p>
        По запросу <strong>«{query}»</strong> ничего не нашлось. Проверьте, нет ли опечатки, или
        назовите товар короче: вид, бренд, артикул.
      </p>
      <div className={classes.ways}>
        <Button
          onClick={() => {
            onClose();
            writeTicket({ kind: 'ProductSearch', comment: query });
          }}
        >
          Попросить найти товар
        </Button>
        <LinkButton to="/catalog" variant="default" onClick={onClose}>
          Открыть каталог
        </LinkButton>
      </div>
    </div>
  );
}
