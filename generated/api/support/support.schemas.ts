export { CreatedTicket, Ticket, TicketFeedback, TicketList } from '../model';
