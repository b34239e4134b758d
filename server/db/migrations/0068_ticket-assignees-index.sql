DROP INDEX CONCURRENTLY IF EXISTS "support_tickets_assignee";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "support_tickets_assignee" ON "support_tickets" USING btree ("assignee_id","updated_at" DESC NULLS LAST) WHERE "support_tickets"."assignee_id" is not null;
