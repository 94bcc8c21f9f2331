-- What each customer has ordered so far.
INSERT INTO orders_by_customer
SELECT
  customer_id,
  COUNT(*) AS orders,
  SUM(price) AS total
FROM orders
GROUP BY customer_id;
