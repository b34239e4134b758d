CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"user_id" text NOT NULL,
	"template" text NOT NULL,
	"end_point" text NOT NULL,
	"subject_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"author_kind" text NOT NULL,
	"author_name" text,
	"text" text NOT NULL,
	"status" text
);
--> statement-breakpoint
CREATE TABLE "support_ticket_products" (
	"ticket_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"name" text NOT NULL,
	"quantity" integer,
	CONSTRAINT "support_ticket_products_ticket_id_position_pk" PRIMARY KEY("ticket_id","position")
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "number" bigint DEFAULT nextval('ticket_numbers') NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "title" text DEFAULT 'Ошибка в магазине' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "details" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "last_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "canceled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "rating" integer;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "feedback_comment" text;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "feedback_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_message_id_support_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."support_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket_products" ADD CONSTRAINT "support_ticket_products_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_ticket_products" ADD CONSTRAINT "support_ticket_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_user" ON "one_time_codes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "one_time_codes_end_point" ON "one_time_codes" USING btree ("end_point","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "one_time_codes_created" ON "one_time_codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "support_files_message" ON "support_files" USING btree ("message_id","position");--> statement-breakpoint
CREATE INDEX "support_messages_ticket" ON "support_messages" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "support_ticket_products_product" ON "support_ticket_products" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "support_tickets_recent" ON "support_tickets" USING btree ("user_id","updated_at" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_tickets_order" ON "support_tickets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "support_tickets_open" ON "support_tickets" USING btree ("updated_at") WHERE "support_tickets"."status" <> 'Done';--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_number_unique" UNIQUE("number");--> statement-breakpoint
UPDATE "support_tickets" SET "updated_at" = "created_at", "last_text" = coalesce("payload" ->> 'comment', ''), "search_text" = lower("number" || ' ' || "title" || ' ' || coalesce("payload" ->> 'comment', ''));--> statement-breakpoint
INSERT INTO "support_messages" ("ticket_id", "at", "author_kind", "text") SELECT "id", "created_at", 'Buyer', coalesce("payload" ->> 'comment', '') FROM "support_tickets";
