CREATE TABLE "exchange_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"parent_id" text,
	"session_id" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "exchange_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "exchange_sessions" ADD COLUMN "is_full_catalog" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "exchange_records_parent" ON "exchange_records" USING btree ("parent_id");