-- A request of a buyer is of the trail from its beginning, and who closes it is named, the demo too.
DROP TRIGGER "support_tickets_audit" ON "support_tickets";--> statement-breakpoint
CREATE TRIGGER "support_tickets_audit" AFTER UPDATE ON "support_tickets" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) <> '')
  EXECUTE FUNCTION "record_audit"('status');--> statement-breakpoint
CREATE TRIGGER "support_tickets_created_audit" AFTER INSERT ON "support_tickets" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) LIKE 'user:%')
  EXECUTE FUNCTION "record_audit"('status');
