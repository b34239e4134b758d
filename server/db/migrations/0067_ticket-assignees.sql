-- Who of the staff is in charge of a ticket; the trail says who took it and who handed it over.
ALTER TABLE "support_tickets" ADD COLUMN "assignee_id" text;--> statement-breakpoint
DROP TRIGGER "support_tickets_audit" ON "support_tickets";--> statement-breakpoint
CREATE TRIGGER "support_tickets_audit" AFTER UPDATE ON "support_tickets" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) <> '')
  EXECUTE FUNCTION "record_audit"('status', 'assignee_id');
