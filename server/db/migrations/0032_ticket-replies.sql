ALTER TABLE "support_tickets" ADD COLUMN "seen_message_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "support_tickets" SET "seen_message_id" = coalesce((SELECT max("id") FROM "support_messages" WHERE "ticket_id" = "support_tickets"."id"), 0);
