import { LinkButton } from '#src/ui/kit/buttons/LinkButton.tsx';
import { EmptyState } from '#src/ui/kit/page/states/EmptyState.tsx';

/** Shown instead of a list whose URL has a page number beyond the last page. */
export function BeyondLastPage() {
  return (
    <EmptyState
      title="На этой странице пусто"
      description="Список короче, чем страница из адреса."
      actions={
        <LinkButton
          to="."
          search={(previous: Record<string, unknown>) =>
            ({ ...previous, page: undefined }) as never
          }
        >
          На первую страницу
        </LinkButton>
      }
    />
  );
}
