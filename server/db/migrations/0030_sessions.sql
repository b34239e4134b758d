CREATE TABLE "identity_sessions" (
	"uid" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"account_id" text NOT NULL,
	"user_agent" text,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE INDEX "identity_sessions_account" ON "identity_sessions" USING btree ("account_id","last_seen_at" DESC NULLS LAST);