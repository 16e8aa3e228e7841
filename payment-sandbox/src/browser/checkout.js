// Served by the sandbox in place of https://checkout.razorpay.com/v1/checkout.js: the same constructor and events, and a
// test payment window in a frame.
(() => {
  const base = new URL('.', document.currentScript.src).href;

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog;
    #frame;
    #hadFocus;
    #bodyOverflow;
    #listen = (event) => this.#hear(event);

    constructor(options) {
      if (!options?.order_id) throw new Error('Razorpay: order_id is missing');
      this.#options = options;
    }

    on(name, listener) {
      this.#listeners.set(name, listener);
    }

    open() {
      this.#hadFocus = document.activeElement;
      // A modal dialog: nothing behind it can be reached by keyboard or screen reader.
      this.#dialog = document.createElement('dialog');
      this.#dialog.setAttribute('aria-label', 'Test payment');
      this.#frame = document.createElement('iframe');
      this.#frame.title = 'Test payment';
      this.#frame.src = `${base}window?order_id=${encodeURIComponent(this.#options.order_id)}`;
      const whole = { width: '100%', height: '100%', border: '0', padding: '0', background: 'transparent' };
      Object.assign(this.#dialog.style, {
        ...whole,
        maxWidth: 'none',
        maxHeight: 'none',
        overflow: 'hidden',
      });
      Object.assign(this.#frame.style, { ...whole, display: 'block' });
      this.#bodyOverflow = document.body.style.overflow;
      document.body.style.overflow = 'hidden';
      addEventListener('message', this.#listen);
      this.#frame.addEventListener('load', () => this.#frame?.focus());
      // Escape outside the frame, which handles its own key presses.
      this.#dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        this.#dismiss({ byKey: true });
      });
      this.#dialog.append(this.#frame);
      document.body.append(this.#dialog);
      this.#dialog.showModal();
    }

    close() {
      removeEventListener('message', this.#listen);
      this.#dialog?.remove();
      this.#dialog = undefined;
      this.#frame = undefined;
      document.body.style.overflow = this.#bodyOverflow;
      this.#hadFocus?.focus?.();
    }

    #hear(event) {
      if (event.origin !== new URL(base).origin || event.source !== this.#frame?.contentWindow) return;
      const { type, detail } = event.data;
      if (type === 'failed') this.#listeners.get('payment.failed')?.(detail);
      if (type === 'paid') {
        this.close();
        this.#options.handler?.(detail);
      }
      if (type === 'dismissed') this.#dismiss(detail);
    }

    #dismiss(detail) {
      if (this.#options.modal?.escape === false && detail?.byKey) return;
      this.close();
      this.#options.modal?.ondismiss?.();
    }
  }

  window.Razorpay = Razorpay;
})();
