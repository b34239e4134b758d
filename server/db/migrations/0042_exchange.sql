CREATE TABLE "exchange_chunks" (
	"session_id" text NOT NULL,
	"file" text NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "exchange_chunks_session_id_file_number_pk" PRIMARY KEY("session_id","file","number")
);
--> statement-breakpoint
CREATE TABLE "exchange_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"offered_version" integer NOT NULL,
	"session_id" text NOT NULL,
	"received_version" integer
);
--> statement-breakpoint
CREATE TABLE "exchange_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "exchange_chunks" ADD CONSTRAINT "exchange_chunks_session_id_exchange_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."exchange_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_orders" ADD CONSTRAINT "exchange_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchange_sessions_expires" ON "exchange_sessions" USING btree ("expires_at");