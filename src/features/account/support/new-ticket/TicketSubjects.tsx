import {
  changedLines,
  type TicketLine,
  withQuantity,
} from '#src/features/account/support/ticket-lines.ts';
import { KnownAnalogues } from './KnownAnalogues.tsx';
import { PromotionProducts } from './PromotionProducts.tsx';
import { hasQuantities, type WrittenRequest } from './send-ticket.ts';
import { TicketProducts } from './TicketProducts.tsx';

interface TicketSubjectsProps {
  request: WrittenRequest;
  lines: readonly TicketLine[];
  onChange: (lines: readonly TicketLine[]) => void;
  /** Called when a link is clicked. */
  onLeave: () => void;
}

/** The products that a request is about, or of which the user selects some. */
export function TicketSubjects({ request, lines, onChange, onLeave }: TicketSubjectsProps) {
  if (request.kind === 'PromotionOffer') {
    const promotionID = request.promotion.id;
    return <PromotionProducts promotionID={promotionID} selected={lines} onChange={onChange} />;
  }
  const [alone] = lines.length === 1 ? lines : [];
  return (
    <>
      {lines.length > 0 && (
        <TicketProducts
          lines={lines}
          onChange={
            hasQuantities(request)
              ? (id, quantity) => onChange(changedLines(withQuantity(lines, id, quantity)))
              : undefined
          }
        />
      )}
      {request.kind === 'RequestAnalogue' && alone && (
        <KnownAnalogues slug={alone.product.slug} onOpen={onLeave} />
      )}
    </>
  );
}
