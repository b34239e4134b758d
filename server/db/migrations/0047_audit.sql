CREATE TABLE "audit_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"act" text,
	"entity" text NOT NULL,
	"entity_id" text,
	"order_id" text,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "audit_records_at" ON "audit_records" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_records_order" ON "audit_records" USING btree ("order_id","id") WHERE "audit_records"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "audit_records_actor" ON "audit_records" USING btree ("actor","id");--> statement-breakpoint
-- Appends to the audit trail: the columns named by the trigger that a change has changed.
CREATE FUNCTION "record_audit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_row jsonb := to_jsonb(NEW);
  old_row jsonb := CASE WHEN TG_OP = 'UPDATE' THEN to_jsonb(OLD) END;
  was jsonb;
  became jsonb;
  about text;
BEGIN
  SELECT jsonb_object_agg(name, old_row -> name), jsonb_object_agg(name, new_row -> name)
    INTO was, became
    FROM unnest(TG_ARGV) AS name
    WHERE old_row IS NULL OR old_row -> name IS DISTINCT FROM new_row -> name;
  IF became IS NULL THEN RETURN NULL; END IF;
  about := CASE TG_TABLE_NAME
    WHEN 'orders' THEN new_row ->> 'id'
    WHEN 'payment_refunds' THEN (SELECT order_id FROM payments WHERE id = new_row ->> 'payment_id')
    ELSE new_row ->> 'order_id'
  END;
  INSERT INTO audit_records (actor, act, entity, entity_id, order_id, before, after)
  VALUES (
    coalesce(nullif(current_setting('shop.actor', true), ''), 'shop'),
    nullif(current_setting('shop.act', true), ''),
    TG_TABLE_NAME,
    new_row ->> 'id',
    about,
    CASE WHEN old_row IS NULL THEN NULL ELSE was END,
    became
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_audit" AFTER UPDATE ON "orders" FOR EACH ROW
  WHEN (NEW."confirmed_at" IS NOT NULL AND (NEW."status", NEW."payment_status", NEW."deleted_at") IS DISTINCT FROM (OLD."status", OLD."payment_status", OLD."deleted_at"))
  EXECUTE FUNCTION "record_audit"('status', 'payment_status', 'payment_method', 'deleted_at');--> statement-breakpoint
CREATE TRIGGER "payments_audit" AFTER INSERT OR UPDATE ON "payments" FOR EACH ROW
  EXECUTE FUNCTION "record_audit"('method', 'amount', 'progress');--> statement-breakpoint
CREATE TRIGGER "payment_refunds_audit" AFTER INSERT OR UPDATE ON "payment_refunds" FOR EACH ROW
  EXECUTE FUNCTION "record_audit"('payment_id', 'refund_id', 'amount', 'refunded_at');--> statement-breakpoint
CREATE TRIGGER "refunds_audit" AFTER INSERT OR UPDATE ON "refunds" FOR EACH ROW
  EXECUTE FUNCTION "record_audit"('state', 'goods', 'delivery', 'bonus');--> statement-breakpoint
CREATE TRIGGER "support_tickets_audit" AFTER UPDATE ON "support_tickets" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) LIKE 'staff:%')
  EXECUTE FUNCTION "record_audit"('status');--> statement-breakpoint
CREATE TRIGGER "product_feedback_audit" AFTER UPDATE ON "product_feedback" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) LIKE 'staff:%')
  EXECUTE FUNCTION "record_audit"('status');--> statement-breakpoint
CREATE TRIGGER "bonus_entries_audit" AFTER INSERT ON "bonus_entries" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) LIKE 'staff:%')
  EXECUTE FUNCTION "record_audit"('user_id', 'kind', 'amount', 'expires_on');--> statement-breakpoint
CREATE TRIGGER "partner_employees_audit" AFTER INSERT OR UPDATE ON "partner_employees" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) LIKE 'staff:%')
  EXECUTE FUNCTION "record_audit"('partner_id', 'user_id', 'role', 'is_blocked', 'removed_at');--> statement-breakpoint
CREATE TRIGGER "powers_of_attorney_audit" AFTER INSERT ON "powers_of_attorney" FOR EACH ROW
  WHEN (current_setting('shop.actor', true) LIKE 'staff:%')
  EXECUTE FUNCTION "record_audit"('partner_id', 'employee_id', 'number', 'valid_until');