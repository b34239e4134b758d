CREATE TABLE "approval_decisions" (
	"order_id" text NOT NULL,
	"employee_id" text NOT NULL,
	"status" text DEFAULT 'Pending' NOT NULL,
	"comment" text,
	"decided_at" timestamp with time zone,
	"decided_version" integer,
	"reset_at" timestamp with time zone,
	CONSTRAINT "approval_decisions_order_id_employee_id_pk" PRIMARY KEY("order_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "approval_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" text,
	"version" integer NOT NULL,
	"comment" text,
	"diff" jsonb
);
--> statement-breakpoint
CREATE TABLE "approval_versions" (
	"order_id" text NOT NULL,
	"version" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "approval_versions_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "order_approvals" (
	"order_id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"author_id" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"sent_version" integer NOT NULL,
	"quorum" text NOT NULL,
	"reasons" jsonb NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"awaited_since" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fin_docs_recipients" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"position" text,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"documents" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fin_docs_recipients_email" UNIQUE("partner_id","email_key")
);
--> statement-breakpoint
CREATE TABLE "partner_contracts" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"number" text NOT NULL,
	"type" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"payment_delay_days" integer DEFAULT 0 NOT NULL,
	"balance" bigint,
	"credit_limit" bigint,
	"overdue" bigint,
	"balance_at" timestamp with time zone,
	"is_default" boolean DEFAULT false NOT NULL,
	CONSTRAINT "partner_contracts_number" UNIQUE("partner_id","number")
);
--> statement-breakpoint
CREATE TABLE "partner_employees" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"user_id" text,
	"first_name" text NOT NULL,
	"middle_name" text,
	"last_name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text,
	"position" text,
	"role" text NOT NULL,
	"is_approver" boolean DEFAULT false NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"order_limit" bigint,
	"invited_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"orders_access" text DEFAULT 'None' NOT NULL,
	"orders_access_until" date,
	"orders_access_reason" text,
	"orders_access_ticket_id" text,
	CONSTRAINT "partner_employees_user_once" UNIQUE("partner_id","user_id"),
	CONSTRAINT "partner_employees_phone_once" UNIQUE("partner_id","phone"),
	CONSTRAINT "partner_employees_approver" CHECK ("partner_employees"."role" = 'Owner' or "partner_employees"."is_approver" = ("partner_employees"."role" = 'Approver')),
	CONSTRAINT "partner_employees_joined" CHECK (("partner_employees"."user_id" is null) = ("partner_employees"."joined_at" is null))
);
--> statement-breakpoint
CREATE TABLE "partner_tags" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_tags_name" UNIQUE("partner_id","name_key")
);
--> statement-breakpoint
ALTER TABLE "addresses" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "partner_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "online_payment_id" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "full_name" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "ogrn" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "legal_address" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "director" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "trading_access" text DEFAULT 'None' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "trading_access_reason" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "trading_access_ticket_id" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "edo" text DEFAULT 'NotConnected' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "edo_operator" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "edo_ticket_id" text;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "approval_mode" text DEFAULT 'Never' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "approval_amount_from" bigint;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "approval_quorum" text DEFAULT 'Any' NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "self_approval" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "approvers_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_order_id_order_approvals_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_approvals"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_employee_id_partner_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."partner_employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_order_id_order_approvals_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_approvals"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_actor_id_partner_employees_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."partner_employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_versions" ADD CONSTRAINT "approval_versions_order_id_order_approvals_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_approvals"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_approvals" ADD CONSTRAINT "order_approvals_author_id_partner_employees_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."partner_employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fin_docs_recipients" ADD CONSTRAINT "fin_docs_recipients_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_contracts" ADD CONSTRAINT "partner_contracts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_employees" ADD CONSTRAINT "partner_employees_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_employees" ADD CONSTRAINT "partner_employees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_tags" ADD CONSTRAINT "partner_tags_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_decisions_employee" ON "approval_decisions" USING btree ("employee_id","status");--> statement-breakpoint
CREATE INDEX "approval_events_order" ON "approval_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_approvals_partner" ON "order_approvals" USING btree ("partner_id","status","requested_at");--> statement-breakpoint
CREATE INDEX "order_approvals_author" ON "order_approvals" USING btree ("author_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "partner_contracts_default" ON "partner_contracts" USING btree ("partner_id") WHERE "partner_contracts"."is_default";--> statement-breakpoint
CREATE INDEX "partner_employees_user" ON "partner_employees" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "partner_employees_invited" ON "partner_employees" USING btree ("phone") WHERE "partner_employees"."user_id" is null;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_tags" ON "orders" USING gin ("tags" jsonb_path_ops);--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_partner_value" UNIQUE("partner_id","value");--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_owner" CHECK (num_nonnulls("addresses"."user_id", "addresses"."partner_id") = 1);